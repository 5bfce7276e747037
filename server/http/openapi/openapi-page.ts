// Renders the OpenAPI document as an HTML page without scripts.
import type { JsonSchema, OpenApiDocument, Operation } from './openapi-document.ts';
import { style } from './openapi-style.ts';

export function renderApiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  const schemas = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)}</title><style>${style}</style></head>
<body>
<header><h1>${escape(document.info.title)}</h1><p>${escape(document.info.description)}</p>
<p>Calls marked <b class="lock">customer</b> want <code>Authorization: Bearer &lt;token&gt;</code>, the token that <a href="#login">login</a> answers. The same page for programs: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Areas">${areas.map(({ name }) => `<a href="#area-${name}">${name}</a>`).join(' ')} <a href="#schemas">schemas</a></nav>
<main>
${areas.map((area) => `<section id="area-${area.name}"><h2>${area.name}</h2>${area.operations.map(renderOperation).join('\n')}</section>`).join('\n')}
<section id="schemas"><h2>schemas</h2>
${schemas.map(([name, schema]) => `<article id="schema-${name}"><h3>${name}</h3>${renderFields(schema)}</article>`).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { operationId, parameters = [], requestBody, responses, security, summary } = operation;
  const shownPath = escape(path).replace(/\{\w+\}/g, '<i>$&</i>');
  const rows = parameters.map((parameter) =>
    renderRow(parameter.name, parameter.schema, parameter.required, parameter.in),
  );
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    return `<li><b>${status === 'default' ? 'else' : status}</b> ${escape(description)}${schema ? `: ${typeOf(schema)}` : ''}</li>`;
  });
  return `<article id="${operationId}">
<h3><span class="${method}">${method.toUpperCase()}</span> <code>${shownPath}</code>${security.length > 0 ? ' <b class="lock">customer</b>' : ''}</h3>
<p>${escape(summary)}.</p>
${rows.length > 0 ? `<h4>Parameters</h4><table>${rows.join('')}</table>` : ''}
${
  requestBody
    ? `<h4>Body</h4>${Object.values(requestBody.content)
        .map(({ schema }) => renderFields(schema))
        .join('')}`
    : ''
}
<h4>Answers</h4><ul>${answers.join('')}</ul>
</article>`;
}

function renderFields(schema: JsonSchema): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return `<p>${typeOf(schema)}</p>`;
  const rows = properties.map(([name, property]) =>
    renderRow(name, property, schema.required?.includes(name) ?? false),
  );
  return `<table>${rows.join('')}</table>`;
}

function renderRow(name: string, schema: JsonSchema, isRequired: boolean, place = ''): string {
  const notes = [place, isRequired ? '' : 'optional', boundsOf(schema), schema.description ?? ''].filter(
    (note) => note !== '',
  );
  return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${typeOf(schema)}</td><td>${escape(notes.join(', '))}</td></tr>`;
}

/** A short HTML description of a type. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' · ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  if (schema.properties) return renderFields(schema);
  return escape([schema.type ?? 'any'].flat().join(' or '));
}

function boundsOf({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (maxLength !== undefined)
    return minLength ? `${minLength} to ${maxLength} characters` : `up to ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
