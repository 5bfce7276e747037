// What late parts are known by (late.tsx), also where there is no React: in the early script, and in what waits for them from outside.

/** Stands on what React has not taken over yet: these parts, and the whole page at first. */
export const lateMark = 'data-late';
/** Told where the mark stood: what was pressed and typed there is made again (app/early-script.ts). */
export const arrivedEvent = 'arrived';
/** Stands on `<html>` once the shopper has pressed or typed something on this page. */
export const touchedMark = 'data-touched';
