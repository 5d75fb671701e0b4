/** Runs in the head, before anything is painted: the theme a person chose, else the device's. */
export const themeBeforePaint = `try{var t=localStorage.getItem('tonalia.theme');if(t==='dark'||t==='light')document.documentElement.classList.add(t)}catch(e){}`;
