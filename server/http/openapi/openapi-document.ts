// Generates the OpenAPI 3.1 document from the contract's schemas, the same that validate requests.
import * as contract from '@taana-baana/contract';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Operation {
  readonly operationId: contract.CallName;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Record<string, { readonly schema: JsonSchema }>;
  };
  readonly responses: Record<string, { readonly description: string; readonly content?: Content }>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly description: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, JsonSchema>;
    readonly securitySchemes: Record<string, { readonly type: 'http'; readonly scheme: 'bearer' }>;
  };
}

type Schema = z.ZodMiniType;

export function buildOpenApiDocument(deps: Pick<Deps, 'config' | 'settings'>): OpenApiDocument {
  const calls = Object.entries(contract.endpoints) as [contract.CallName, contract.Endpoint][];
  const schemas: Record<string, JsonSchema> = {};
  const error = toOutput(contract.ErrorBody, schemas);
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of calls) {
    const path = `/api/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = toOperation(name, endpoint, error, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${deps.settings.current().name} API`,
      description:
        'JSON in, JSON out, no envelope. Paths match in any letter case, with or without a slash at the end. Money is whole rupees; times are ISO 8601 in UTC. Numbers may be sent as text.',
      version: '1.0.0',
    },
    servers: [{ url: deps.config.publicUrl }],
    tags: [...new Set(calls.map(([, endpoint]) => tagOf(endpoint)))].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

function toOperation(
  name: contract.CallName,
  endpoint: contract.Endpoint,
  error: JsonSchema,
  schemas: Record<string, JsonSchema>,
): Operation {
  const parameters = [...toParameters('path', endpoint.params), ...toParameters('query', endpoint.query)];
  const response = toOutput(endpoint.response, schemas);
  const contentType =
    endpoint.maxBytes !== undefined
      ? 'image/*'
      : endpoint.isForm
        ? 'application/x-www-form-urlencoded'
        : 'application/json';
  const isCustomers = endpoint.access === 'customer';
  const successes = endpoint.statuses.map((status) => [
    String(status),
    status === 204 || status === 303
      ? { description: status === 204 ? 'Done' : 'Goes on to a page' }
      : {
          description: status === 201 ? 'Made' : 'Done',
          content: endpoint.fileType ? file(endpoint.fileType) : json(response),
        },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: isCustomers ? [{ session: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: { [contentType]: { schema: toInput(endpoint.body) } } } }
      : {}),
    responses: {
      ...Object.fromEntries(successes),
      ...(isCustomers ? { 401: { description: 'No valid session', content: json(error) } } : {}),
      default: { description: 'Refused', content: json(error) },
    },
  };
}

const file = (type: string): Content => ({ [type]: { schema: { type: 'string', format: 'binary' } } });

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** The first part of its path. */
const tagOf = (endpoint: contract.Endpoint): string => endpoint.path.split('/')[0] as string;

/** Fields of an object in a query are written with brackets: `price[gte]`. */
function toParameters(place: Parameter['in'], schema: Schema | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toInput(schema);
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, property]) =>
    property.properties
      ? Object.entries(property.properties as Record<string, JsonSchema>).map(([inner, innerSchema]) => ({
          name: `${name}[${inner}]`,
          in: place,
          required: false,
          schema: innerSchema,
        }))
      : [{ name, in: place, required: place === 'path' || required.includes(name), schema: property }],
  );
}

function toInput(schema: Schema): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: simplify,
  });
  return described;
}

/** The schemas that the contract exports, by export name. Responses refer to them. */
const named = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contract)) {
  if (typeof value === 'object' && '_zod' in value) named.add(value, { id });
}

/** Moves named schemas to `schemas` and refers to them. */
function toOutput(schema: Schema, schemas: Record<string, JsonSchema>): JsonSchema {
  const options = { io: 'output', unrepresentable: 'any', metadata: named, override: simplify } as const;
  const { $schema: _, $defs = {}, ...described } = z.toJSONSchema(schema, options);
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) schemas[name] ??= moved(definition);
  return moved(described);
}

const moved = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

/** Drops noise: safe-integer bounds; `additionalProperties: false`, as fields may be added. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
