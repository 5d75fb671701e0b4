/** Runs in the head before the first paint: sets the chosen theme, else the device's. */
export const themeBeforePaint = `try{var t=localStorage.getItem('tonalia.theme');if(t==='dark'||t==='light')document.documentElement.classList.add(t)}catch(e){}`;
