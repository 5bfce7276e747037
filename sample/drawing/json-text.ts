// Formats committed JSON files like the project's formatter, so that a
// redraw causes no other changes.

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

function laidOut(value: Json, indent: number, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pad = '  '.repeat(indent + 1);
  const end = '  '.repeat(indent);
  if (Array.isArray(value)) {
    const line = `[${value.map((item: Json) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = value.every((item: Json) => typeof item !== 'object' || item === null);
    if (isPlain && used + line.length < 120) return line;
    return `[\n${value.map((item: Json) => pad + laidOut(item, indent + 1, pad.length)).join(',\n')}\n${end}]`;
  }
  const fields = Object.entries(value);
  if (fields.length === 0) return '{}';
  const lines = fields.map(([key, field]) => {
    const start = `${pad}${JSON.stringify(key)}: `;
    return start + laidOut(field, indent + 1, start.length);
  });
  return `{\n${lines.join(',\n')}\n${end}}`;
}

export const jsonText = (value: unknown): string => `${laidOut(JSON.parse(JSON.stringify(value)) as Json, 0, 0)}\n`;
