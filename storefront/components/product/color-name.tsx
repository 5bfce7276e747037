// A colour's title, a CSS colour name ('DarkSlateGray'), with gaps between its words by style only.

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
