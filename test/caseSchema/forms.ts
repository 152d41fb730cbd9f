/** The few forms of JSON Schema that the case format needs. */

export type Schema = Readonly<Record<string, unknown>>;

export const TEXT: Schema = { type: 'string' };

export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
export const oneOf = (values: readonly string[]): Schema => ({ enum: values });
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const either = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas });
export const described = (description: string, schema: Schema = {}): Schema => ({ description, ...schema });
export const text = (pattern: RegExp): Schema => ({ type: 'string', pattern: pattern.source });

/** A whole number. */
export const count = (minimum: number, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
});

/** These keys and no others; those whose name ends in `?` may be missing. */
export function object(fields: Readonly<Record<string, Schema | true>>): Schema {
  const required = Object.keys(fields).filter((field) => !field.endsWith('?'));
  const properties = Object.entries(fields).map(([field, schema]) => [field.replace('?', ''), schema]);
  return {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

/** Keys of one kind, each with a value of one kind. */
export const keyed = (names: Schema, values: Schema): Schema => ({
  type: 'object',
  propertyNames: names,
  additionalProperties: values,
});
