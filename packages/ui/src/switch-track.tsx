const tracks = {
  form: 'relative h-7 w-12 shrink-0 rounded-full border-[1.5px] border-line-control bg-surface-3 transition-colors duration-fast peer-focus-visible:focus-ring before:absolute before:top-1/2 before:left-[3px] before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-line-control before:transition-[translate,background-color] before:duration-fast peer-checked:border-brand peer-checked:bg-brand peer-checked:before:translate-x-[19px] peer-checked:before:bg-on-brand forced-colors:before:bg-[CanvasText] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:before:bg-[Canvas]',
  dense:
    'relative h-5 w-[34px] shrink-0 rounded-full bg-line-control transition-colors duration-fast peer-focus-visible:focus-ring before:absolute before:top-[2.5px] before:left-[2.5px] before:size-[15px] before:rounded-full before:bg-inverse before:transition-[translate] before:duration-fast peer-checked:bg-brand peer-checked:before:translate-x-3.5 peer-disabled:opacity-50 forced-colors:before:bg-[CanvasText] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:before:bg-[Canvas]',
};

export type SwitchTrackProps = { dense: boolean };

/** The track and knob of a switch, after its input with the class `peer`: 48 by 28 px, 34 by 20 in a dense row. */
export const SwitchTrack = ({ dense }: SwitchTrackProps) => (
  <span aria-hidden="true" className={dense ? tracks.dense : tracks.form} />
);
