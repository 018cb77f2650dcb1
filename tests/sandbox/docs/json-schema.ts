import { z } from 'zod';
import { namedEntities } from './entities';

/** The part of JSON Schema that the contract uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
};

/** Converts the schemas of a document to JSON Schema and collects the named records they refer to. */
export class SchemaWriter {
  /** Records by name, to be referred to as `#/components/schemas/<name>`. */
  readonly components: Record<string, JsonSchema> = {};
  private readonly entities = namedEntities();

  /** `input` is what a caller sends, `output` what it receives. */
  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, { io, metadata: this.entities, unrepresentable: 'any', override: tidy });
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = JSON.parse(JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema & {
      $schema?: string;
      $defs?: Record<string, JsonSchema>;
    };
    Object.assign(this.components, $defs);
    return rest;
  }
}

const FORMATS: Record<string, string> = {
  isDateString: 'date-time',
  isMongoId: 'object-id',
  isIso31661Alpha2: 'country',
  Username: 'username',
};
const isUnbounded = (bound: number | undefined): boolean =>
  bound !== undefined && Math.abs(bound) === Number.MAX_SAFE_INTEGER;

function tidy({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  // The names come from our own registry; the descriptions are in zod's global one.
  const description = z.globalRegistry.get(zodSchema)?.description;
  if (description) jsonSchema.description = description;
  if (jsonSchema.format && FORMATS[jsonSchema.format]) jsonSchema.format = FORMATS[jsonSchema.format];
  // Back ends may send more fields than the contract defines.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (isUnbounded(jsonSchema.minimum)) delete jsonSchema.minimum;
  if (isUnbounded(jsonSchema.maximum)) delete jsonSchema.maximum;
  delete jsonSchema.id;
}
