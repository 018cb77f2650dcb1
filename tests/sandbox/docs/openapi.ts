import { operations } from '@/contract/operations';
import { getSupport, type Operation } from '@/contract/operation';
import { resumableUpload, uploadMetadata } from '@/contract/resumable-upload';
import { clientEvents, serverEvents, type SocketEvent } from '@/contract/socket-events';
import { isOnce } from '../http/idempotency';
import { SchemaWriter, type JsonSchema } from './json-schema';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema };
type Content = Record<string, { schema: JsonSchema }>;

export type DocumentedOperation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** Who may call the operation, as the contract names it. */
  'x-access': Operation['auth'];
  /** Which back ends offer the call, see `getSupport`. */
  'x-support': ReturnType<typeof getSupport>;
  /** The pages that need it. */
  'x-pages': readonly string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  /** Uploads by tus, which are not JSON calls. */
  'x-resumable-upload': typeof resumableUpload & { description: string; metadata: JsonSchema };
  /** The live connection (Socket.IO 4), which OpenAPI can't describe. */
  'x-socket': { description: string; fromBrowser: Record<string, SocketEvent>; toBrowser: Record<string, SocketEvent> };
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
};

const SOCKET =
  'Socket.IO 4 at the origin of the API, path /socket.io/, default namespace; WebSocket first, then polling. The handshake carries the token as query parameter "token" and in "auth"; ' +
  'after each connect and reconnect, the event auth/login carries it again. Guests connect without a token. The site works without the connection, but then chat, live shows and balances don’t update automatically.';

const RESUMABLE_UPLOAD =
  'Optional. Before sending a large file, pages check with OPTIONS whether the server supports tus 1.0.0 with the creation extension, once per visit. If it does, the file is uploaded before its form, and can be paused and resumed; ' +
  'otherwise, it is a part of the form. Every request carries the token.';

const ERROR_BODY: JsonSchema = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer' },
    message: {
      description: 'A sentence, or one entry for each refused field',
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              property: { type: 'string' },
              value: {},
              children: { type: 'array' },
              constraints: { type: 'object', additionalProperties: { type: 'string' } },
            },
          },
        },
      ],
    },
    error: { type: 'string' },
  },
  required: ['statusCode', 'message'],
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    description:
      'The same for every attempt at one payment or upload: process the call once, and return the first response to later ones',
  },
};

/** The whole contract as OpenAPI 3.1. `origin` is the URL of this server as the caller sees it. */
export function openApi(origin: string): OpenApi {
  const writer = new SchemaWriter();
  const paths: OpenApi['paths'] = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = documented(name, operation, writer);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform API',
      version: '1',
      description:
        'The calls that a back end of this site can offer; x-support says which ones the site needs. Responses have the form { "status": 0, "data": … }; the data of a list is { "data": [ … ], "total": 0 }.',
    },
    servers: [{ url: origin }],
    paths,
    'x-resumable-upload': {
      description: RESUMABLE_UPLOAD,
      ...resumableUpload,
      metadata: writer.write(uploadMetadata, 'input'),
    },
    'x-socket': { description: SOCKET, fromBrowser: clientEvents, toBrowser: serverEvents },
    components: {
      schemas: { ...writer.components, Error: ERROR_BODY },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token from POST /auth/login, without a prefix',
        },
      },
    },
  };
}

function documented(name: string, operation: Operation, writer: SchemaWriter): DocumentedOperation {
  const body = operation.body && writer.write(operation.body, 'input');
  const multipart = operation.multipart && withFiles(body, operation.multipart.files);
  return {
    operationId: name,
    tags: [getTag(operation.path)],
    summary: operation.summary,
    description: notesOn(operation),
    'x-access': operation.auth,
    'x-support': getSupport(operation),
    'x-pages': operation.pages,
    security: {
      none: [],
      optional: [{}, { token: [] }],
      any: [{ token: [] }],
      fan: [{ token: [] }],
      performer: [{ token: [] }],
    }[operation.auth],
    parameters: [
      ...pathParameters(operation.path),
      ...queryParameters(operation, writer),
      ...(isOnce(operation) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...((body || multipart) && {
      requestBody: {
        required: true,
        content: {
          ...(multipart && { 'multipart/form-data': { schema: multipart } }),
          ...(body && { 'application/json': { schema: body } }),
        },
      },
    }),
    responses: getResponses(operation, writer),
  };
}

/** Resources that are too small for a section of their own. */
const SMALL = new Set([
  'contact',
  'countries',
  'country-block',
  'languages',
  'phone-codes',
  're-captcha',
  'search',
  'user-additional',
]);

function getTag(path: string): string {
  const [first = '', second, third] = path.split('/').slice(1);
  if (second === 'assets') return third === 'gallery' ? 'galleries' : (third ?? first);
  return SMALL.has(first) ? 'misc' : first;
}

function notesOn(operation: Operation): string {
  const { auth, aliases } = operation;
  const who = {
    none: 'Open to all.',
    optional: 'Open to all; returns more with a token.',
    any: 'For all accounts.',
    fan: 'For fans.',
    performer: 'For performers.',
  }[auth];
  const once = isOnce(operation) ? ' Repeating a call with the same Idempotency-Key has no further effect.' : '';
  return `${who}${once}${aliases ? ` Also at ${aliases.join(', ')}.` : ''}`;
}

const pathParameters = (path: string): Parameter[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ query }: Operation, writer: SchemaWriter): Parameter[] {
  const properties = query ? (writer.write(query, 'output').properties ?? {}) : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

const withFiles = (body: JsonSchema | undefined, files: readonly string[]): JsonSchema => ({
  ...body,
  type: 'object',
  properties: {
    ...body?.properties,
    ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
  },
});

function getResponses(
  { data, auth, query, body, errors }: Operation,
  writer: SchemaWriter,
): DocumentedOperation['responses'] {
  const guarded = auth !== 'none' && auth !== 'optional';
  const refusals: Record<string, string | undefined> = {
    ...((query || body) && { 400: 'Invalid query or body' }),
    ...(guarded && { 401: 'No token, or one that is no longer valid' }),
    ...((auth === 'fan' || auth === 'performer') && { 403: 'Wrong role' }),
    ...errors,
  };
  const success: JsonSchema = {
    type: 'object',
    properties: { status: { type: 'integer', const: 0 }, data: writer.write(data, 'output') },
    required: ['status', 'data'],
  };
  const error: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    200: { description: 'Success', content: { 'application/json': { schema: success } } },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description = '']) => [status, { description, content: error }]),
    ),
  };
}
