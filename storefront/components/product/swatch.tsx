// A colour as a small disc: its title is a CSS colour (spec section 3). Where a picture shows the
// cloth, the cloth's colour lies on top, because `olive` and an olive shirt differ.

interface SwatchProps {
  title: string;
  /** A CSS colour. */
  cloth?: string | undefined;
  /** The title is already beside it. */
  isSilent?: boolean;
  className?: string;
}

export function Swatch({ title, cloth, isSilent = false, className = 'size-5' }: SwatchProps) {
  return (
    <span
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      className={`inline-block shrink-0 rounded-pill bg-sunk forced-color-adjust-none [box-shadow:inset_0_0_0_1px_rgb(43_27_19/0.25)] ${className}`}
      style={{
        backgroundColor: title.replace(/\s+/g, ''),
        ...(cloth && { backgroundImage: `linear-gradient(${cloth}, ${cloth})` }),
      }}
    />
  );
}
