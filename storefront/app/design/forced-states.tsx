// Hover and focus, held still to be looked at: the shop's own sheet once more, for what stands inside .shown-hover and .shown-focus.
import sheet from '../styles/app.css?inline';

const held = sheet
  .replaceAll(/:hover\b/g, ':is(.shown-hover *)')
  .replaceAll(/:focus-visible\b/g, ':is(.shown-focus :is(a, button, input))');

/** The list of colours and the like is there already; twice the same rules change nothing. */
export function ForcedStates() {
  return <style>{held}</style>;
}
