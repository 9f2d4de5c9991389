import { escapeHtml } from '#server/platform/rendering/html.ts'

/** As much of a JSON schema as the contract uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
}

const nameOf = (ref: string) => ref.split('/').at(-1)!

const bounds = (schema: Schema): string =>
  [
    schema.format,
    schema.minimum !== undefined && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && `≤ ${schema.maximum}`,
    schema.minLength !== undefined && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.enum?.map(String).join(' | '),
  ]
    .filter(Boolean)
    .join(', ')

/** The type of a schema in few words, with a link where it has a name. */
export const typeHtml = (schema: Schema): string => {
  if (schema.$ref) return `<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`
  if (schema.allOf) return schema.allOf.map(typeHtml).join(' and ')
  if (schema.anyOf) return schema.anyOf.map(typeHtml).join(' or ')
  const type = [schema.type ?? 'object'].flat().join(' or ')
  const detail = bounds(schema)
  return `${type === 'array' && schema.items ? `list of ${typeHtml(schema.items)}` : type}${detail ? ` <small>${escapeHtml(detail)}</small>` : ''}`
}

/** The fields of an object as a table, one level deep and deeper where they are objects without a name. */
export const fieldsHtml = (schema: Schema): string => {
  if (schema.$ref) return `<p>${typeHtml(schema)}</p>`
  if (schema.allOf) return schema.allOf.map(fieldsHtml).join('')
  const inner = schema.type === 'array' ? schema.items : undefined
  if (inner) return `<p>${typeHtml(schema)}</p>${inner.properties ? fieldsHtml(inner) : ''}`
  if (!schema.properties) return `<p>${typeHtml(schema)}</p>`
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const isNested = field.properties || field.items?.properties
    const isRequired = schema.required?.includes(name)
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</th><td>${isNested ? fieldsHtml(field) : typeHtml(field)}${field.description ? `<br><small>${escapeHtml(field.description)}</small>` : ''}</td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}
