// A colour's title, which is a CSS colour ('DarkSlateGray'), set apart by words for the eye; the text itself stays as it is stored.

export function ColorName({ title }: { title: string }) {
  const words = title.split(/(?<=[a-z])(?=[A-Z])/);
  return (
    <span>
      {words.map((word, index) => (
        <span key={word} className={index > 0 ? 'ml-[0.24em]' : undefined}>
          {word}
        </span>
      ))}
    </span>
  );
}
