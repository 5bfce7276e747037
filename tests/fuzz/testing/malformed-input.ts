// For tests: requests generated from a call's schemas, mostly valid with some malformed parts.
// Bodies are JSON text, because some cannot be JavaScript values.
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '@taana-baana/contract';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Text = fc.Arbitrary<string>;

/** Valid values by field name. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>;

export interface MalformedRequest {
  readonly path: string;
  readonly payload: string | Buffer | undefined;
  readonly contentType: string;
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** One of each kind that is known to have broken a server. */
const malformedJson = [
  ...String.raw`
null  true  []  {}  ""  " "  [null]  0  -0  -1  0.5  1e400  -1e400  1e-400  9007199254740993  99999999999999999999999999
2147483648  9223372036854775808  "NaN"  "1e9"  "0x10"  "٣"  "\u0000"  "a\u0000b"  "b\u0000"  "\ud800"  "\udc00x"  "\uffff"
"\u202e\u200b\ufeff\u0007"  "__proto__"  "constructor"  "toString"  "hasOwnProperty"  "' or 1=1 --"  "%"  "_"  "\\"  "$1"
"\"; drop table customers; --"  "{{7*7}}"  "../../etc/passwd"  ".."  "a/b?c#d"  "%2e%2e%2f"  "<script>alert(1)</script>"
"a@example.com\r\nBcc: b@example.com"  "a@example.com, b@example.com"  "=cmd|' /C calc'!A0"  {"toString":1}  {"length":1e9}
{"__proto__":{"isAdmin":true}}  {"constructor":{"prototype":{"isAdmin":true}}}  {"$ne":null}`
    .trim()
    .split(/ {2}|\n/),
  `"${'x'.repeat(100_000)}"`,
  `"${'😀'.repeat(2000)}"`,
  deep(19),
  deep(9000),
];
const anyJson: Text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...malformedJson) },
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
  fc.json({ maxDepth: 3 }),
);

/** Members that no schema has; of two equal names, JSON's second one wins. */
const uninvited = [
  '"__proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"role":"admin","isAdmin":true,"price":1',
  '"_id":"1","customer_id":"1","status":"Ordered"',
  '"email":"a@example.com"',
  '"\\u0000":1',
];

const asJson = (values: readonly unknown[]): Text => fc.constantFrom(...values.map((value) => JSON.stringify(value)));

function jsonOf(schema: JsonSchema, known: Known, name = ''): Text {
  if (schema.properties) return objectOf(schema, known);
  if (known[name]) return asJson(known[name]);
  if (schema.const !== undefined) return asJson([schema.const]);
  if (schema.enum) return asJson(schema.enum);
  const choices = schema.anyOf;
  return choices ? fc.oneof(...choices.map((choice) => jsonOf(choice, known, name))) : anyJson;
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: Known): Text {
  const members = Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
    const value = fc.oneof({ weight: 7, arbitrary: jsonOf(property, known, name) }, { weight: 1, arbitrary: anyJson });
    const member = value.map((text) => `${JSON.stringify(name)}:${text}`);
    return fc.option(member, { freq: required.includes(name) ? 15 : 1, nil: '' });
  });
  const extra = fc.option(fc.constantFrom(...uninvited), { freq: 1, nil: '' });
  return fc.tuple(...members, extra).map((all) => `{${all.filter(Boolean).join(',')}}`);
}

/** As they occur in an address: encoded, half encoded or raw. */
const malformedParts = [
  ...String.raw`
%00 % %zz %ED%A0%80 %FF%FE %C0%AF %2F %2f..%2f..%2fetc%2fpasswd ..%5c.. . .. __proto__ constructor ' %22 %25 %2500 * ; -0
a%0d%0aSet-Cookie:%20x=1 %E2%80%AE 1e400 999999999999999999999 0x1 1.5`
    .trim()
    .split(/\s/),
  '',
  'x'.repeat(299),
  'x'.repeat(9000),
  '%F0%9F%98%80'.repeat(80),
];
const anyPart: Text = fc.oneof(
  fc.constantFrom(...malformedParts),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);

const valuesOf = (schema: JsonSchema, name: string, known: Known): readonly unknown[] =>
  known[name] ?? (schema.enum as readonly unknown[] | undefined) ?? [];

function partOf(schema: JsonSchema, name: string, known: Known): Text {
  const values = valuesOf(schema, name, known).map((value) => encodeURIComponent(String(value)));
  return values.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyPart })
    : anyPart;
}

function queryOf(schema: JsonSchema | undefined, known: Known): Text {
  const properties = Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>);
  const named = properties.map(([name, property]) => {
    const brackets = property.properties
      ? fc.constantFrom('[gte]', '%5Blte%5D', '[__proto__]', '[][]', '[a')
      : fc.constant('');
    return fc.tuple(brackets, partOf(property, name, known)).map(([inner, value]) => `${name}${inner}=${value}`);
  });
  const odd = fc.constantFrom(
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    '&&',
    'a[0][b]=1',
    '=',
    '%00=%00',
    '[',
    '?',
  );
  return fc
    .array(fc.oneof(odd, ...named), { maxLength: 4 })
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
}

function pathOf(endpoint: Endpoint, known: Known): Text {
  const params = (describe(endpoint.params)?.properties ?? {}) as Record<string, JsonSchema>;
  const parts = endpoint.path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? partOf(params[part.slice(1)] ?? {}, part.slice(1), known) : fc.constant(part),
    );
  return fc
    .tuple(fc.tuple(...parts), queryOf(describe(endpoint.query), known))
    .map(([path, query]) => `/api/${path.join('/')}${query}`);
}

const types = [
  'application/json; charset=utf-16',
  'application/jsonp',
  'text/plain',
  'application/x-www-form-urlencoded',
  ';',
];

export function malformedRequest(endpoint: Endpoint, known: Known): fc.Arbitrary<MalformedRequest> {
  const schema = describe(endpoint.body);
  const wellFormed = schema ? jsonOf(schema, known) : fc.option(anyJson, { freq: 1, nil: undefined });
  const broken = fc.oneof(
    anyJson,
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    anyJson.map((text) => Buffer.from(text, 'latin1').subarray(0, -1)),
  );
  return fc.record({
    path: pathOf(endpoint, known),
    payload:
      endpoint.method === 'GET' ? fc.constant(undefined) : fc.oneof({ weight: 12, arbitrary: wellFormed }, broken),
    contentType: fc.oneof({ weight: 20, arbitrary: fc.constant('application/json') }, fc.constantFrom(...types)),
  });
}

function describe(schema: z.ZodMiniType | undefined): JsonSchema | undefined {
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
