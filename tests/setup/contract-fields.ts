import type { z } from 'zod';
import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';

type Schema = z.core.$ZodType;
interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
}

/** Zod says what a schema is made of by its kind only, and there are many. */
const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

const TYPES: Record<string, string> = { string: 'text', enum: 'text', literal: 'text', template_literal: 'text', number: 'number', int: 'number', array: 'list', object: 'record', record: 'record' };

function typesOf(schema: Schema): string[] {
  const { type, innerType, in: first, options } = defOf(schema);
  const inner = innerType ?? first;
  if (inner) return typesOf(inner);
  return options ? options.flatMap(typesOf) : [TYPES[type] ?? type];
}

function mayBeNull(schema: Schema): boolean {
  const { type, innerType } = defOf(schema);
  return type === 'nullable' || (innerType !== undefined && mayBeNull(innerType));
}

/** What the contract says of the fields of one name, in all answers together. */
export interface ContractField {
  types: Set<string>;
  /** Null means something in one of them. */
  nullable: boolean;
  /** It may be left out of one of them. */
  optional: boolean;
  /** It has to be in one of them. */
  required: boolean;
}

/** The fields of all answers of the contract by their names. */
export function contractFields(): Map<string, ContractField> {
  const found = new Map<string, ContractField>();
  const seen = new Set<Schema>();
  const walk = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const { innerType, in: first, element, valueType, options = [], shape = {} } = defOf(schema);
    for (const inner of [innerType, first, element, valueType, ...options]) if (inner) walk(inner);
    for (const [name, schemaOfField] of Object.entries(shape)) {
      const field = found.get(name) ?? { types: new Set(), nullable: false, optional: false, required: false };
      found.set(name, field);
      for (const type of typesOf(schemaOfField)) field.types.add(type);
      if (mayBeNull(schemaOfField)) field.nullable = true;
      if (schemaOfField._zod.optin === 'optional') field.optional = true;
      else field.required = true;
      walk(schemaOfField);
    }
  };
  for (const { data } of Object.values(operations) as Operation[]) walk(data);
  return found;
}
