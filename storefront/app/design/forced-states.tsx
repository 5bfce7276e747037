// Shows hover and focus permanently: repeats the stylesheet for .shown-hover and .shown-focus.
import styles from '../styles/app.css?inline';

const forced = styles
  .replaceAll(/:hover\b/g, ':is(.shown-hover *)')
  .replaceAll(/:focus-visible\b/g, ':is(.shown-focus :is(a, button, input))');

export function ForcedStates() {
  return <style>{forced}</style>;
}
