import { html } from 'hono/html';
import type { SocketEvent } from '@/contract/socket-events';
import { page } from '../pages/page';
import { formatQuantity } from '../texts';
import type { JsonSchema } from './json-schema';
import type { DocumentedOperation, OpenApi } from './openapi';

type Html = ReturnType<typeof html>;
type Entry = { method: string; path: string; operation: DocumentedOperation };

/** Renders the contract as a page: calls by resource, then the records. */
export function docsPage({ info, paths, components, 'x-socket': socket }: OpenApi): Html {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const chapters = byTag(entries);
  const records = Object.entries(components.schemas).sort(([a], [b]) => a.localeCompare(b));
  return page(
    info.title,
    html`<h1>${info.title}</h1>
      <p>${info.description}</p>
      <p>
        Send the token from <code>POST /auth/login</code> in the <code>Authorization</code> header as is, without
        “Bearer”.
      </p>
      <p>
        Calls are required unless they are marked <span class="tag">optional</span>,
        <span class="tag">sandbox only</span> or <span class="tag">not used by any page</span>. Without an optional
        call, the pages it names offer less. <code>npm run contract</code> checks a server against this page.
      </p>
      <p>
        For tools: <a href="/openapi.json">openapi.json</a>. Emails the sandbox sent:
        <a href="/__sandbox/mailbox">mailbox</a>.
      </p>
      <nav aria-label="Resources">
        <ul>
          ${[...chapters.keys(), 'socket', 'records'].map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
        </ul>
      </nav>
      ${[...chapters].map(
        ([name, calls]) =>
          html`<section id="${name}">
            <h2>${name}</h2>
            ${calls.map(callBlock)}
          </section>`,
      )}
      <section id="socket">
        <h2>socket</h2>
        <p>${socket.description}</p>
        <h3>From the browser</h3>
        ${eventTable(socket.fromBrowser)}
        <h3>To the browser</h3>
        ${eventTable(socket.toBrowser)}
      </section>
      <section id="records">
        <h2>records</h2>
        ${records.map(([name, schema]) => recordBlock(name, schema))}
      </section>`,
  );
}

function byTag(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [tag] = entry.operation.tags;
    groups.set(tag, [...(groups.get(tag) ?? []), entry]);
  }
  return groups;
}

function callBlock({ method, path, operation }: Entry): Html {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const reply = operation.responses[200]?.content?.['application/json']?.schema.properties?.data ?? {};
  const parameters = operation.parameters.map(({ name, schema, in: location }) => [
    html`<code>${name}</code>`,
    getType(schema),
    location,
    schema.description ?? '',
  ]);
  const refusals = Object.entries(operation.responses).flatMap(([status, { description }]) =>
    status === '200' ? [] : [[status, description]],
  );
  return html`<details>
    <summary>
      <span class="method">${method}</span> <code>${path}</code>
      <span class="quiet">${operation.summary}</span> ${accessTag(operation)} ${supportTag(operation)}
    </summary>
    <p>
      ${operation.description}${operation['x-pages'].length > 0 ? ` Used by: ${operation['x-pages'].join(', ')}.` : ''}
    </p>
    ${
      parameters.length > 0
        ? html`<h3>Parameters</h3>
            ${table(['name', 'type', 'in', 'notes'], parameters)}`
        : ''
    }
    ${
      body
        ? html`<h3>Body <span class="tag">${body[0]}</span></h3>
            ${fieldTable(body[1].schema)}`
        : ''
    }
    <h3>data</h3>
    ${reply.properties && !isList(reply) ? fieldTable(reply) : html`<p>${getType(reply)}</p>`}
    ${
      refusals.length > 0
        ? html`<h3>Errors</h3>
            ${table(['status', 'meaning'], refusals)}`
        : ''
    }
  </details>`;
}

/** The id is inside the details element, so that a link to it opens them. */
const recordBlock = (name: string, schema: JsonSchema): Html =>
  html`<details>
    <summary>${name}</summary>
    <div id="record-${name}">${fieldTable(schema)}</div>
  </details>`;

/** Empty for public calls. */
const accessTag = ({ 'x-access': access }: DocumentedOperation): Html | '' => {
  const role = { none: '', optional: '', any: 'logged in', fan: 'fan', performer: 'performer' }[access];
  return role && html`<span class="tag">${role}</span>`;
};

const supportTag = ({ 'x-support': support }: DocumentedOperation): Html | '' => {
  const tag = { needed: '', optional: 'optional', sandbox: 'sandbox only', unused: 'not used by any page' }[support];
  return tag && html`<span class="tag">${tag}</span>`;
};

const eventTable = (events: Readonly<Record<string, SocketEvent>>): Html =>
  table(
    ['event', 'payload', 'meaning'],
    Object.entries(events).map(([name, { payload, meaning }]) => [
      html`<code>${name}</code>`,
      html`<code>${payload}</code>`,
      meaning,
    ]),
  );

const isList = ({ properties }: JsonSchema): boolean =>
  properties?.data?.type === 'array' && properties.total !== undefined;

function fieldTable(schema: JsonSchema): Html {
  if (!schema.properties) return html`<p>${getType(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, field]) => [
    html`<code>${name}</code>`,
    getType(field),
    schema.required?.includes(name) ? 'yes' : 'no',
    [field.description, getLimits(field)].filter(Boolean).join('; '),
  ]);
  return table(['name', 'type', 'required', 'notes'], rows);
}

const table = (headings: readonly string[], rows: readonly (string | Html)[][]): Html =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

function getLimits({ minimum, minLength, minItems, default: usual }: JsonSchema): string {
  const limits = [
    minimum !== undefined && `at least ${minimum}`,
    minLength === 1 && 'not empty',
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    minItems !== undefined && `at least ${formatQuantity(minItems, 'item')}`,
    usual !== undefined && `default ${JSON.stringify(usual)}`,
  ];
  return limits.filter(Boolean).join(', ');
}

/** Describes a type, with links to the records. */
function getType(schema: JsonSchema): Html {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#record-${name}">${name}</a>`;
  if (isList(schema)) return html`page of ${getType(schema.properties?.data?.items ?? {})}`;
  if (schema.anyOf)
    return html`${schema.anyOf.map((option, index) => html`${index > 0 ? ' or ' : ''}${getType(option)}`)}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.type === 'array') return html`list of ${getType(schema.items ?? {})}`;
  return html`${schema.format ?? schema.type ?? 'any'}`;
}
