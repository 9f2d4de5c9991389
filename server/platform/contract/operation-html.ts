import { fieldsHtml, type Schema, typeHtml } from '#server/platform/contract/schema-html.ts'
import { escapeHtml } from '#server/platform/rendering/html.ts'

type Content = Record<string, { schema?: Schema; example?: unknown }>
type Answer = { $ref?: string; description?: string; content?: Content }
type Parameter = {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}
type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  'x-roles': string[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}

/** openapi/v1.yaml as far as the documents show it. */
export type Document = {
  info: { title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Answer>
    parameters: Record<string, Parameter>
  }
}

const example = (content: Content | undefined) => {
  const value = Object.values(content ?? {})[0]?.example
  return value === undefined
    ? ''
    : `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`
}

const bodyHtml = (content: Content | undefined) => {
  const schema = Object.values(content ?? {})[0]?.schema
  return (schema ? fieldsHtml(schema) : '') + example(content)
}

const codesOf = (answer: Answer): string => {
  const schema = answer.content?.['application/problem+json']?.schema
  const codes =
    schema?.allOf?.flatMap((part) => (part.properties?.code?.enum as string[] | undefined) ?? []) ??
    []
  return codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(', ')
}

/** One operation, folded: parameters, body, answer, refusals. */
export const operationHtml = (
  document: Document,
  path: string,
  method: string,
  operation: Operation,
) => {
  const resolve = <T extends { $ref?: string }>(thing: T, among: Record<string, T>) =>
    thing.$ref ? among[thing.$ref.split('/').at(-1)!]! : thing
  const parameters = (operation.parameters ?? []).map((given) =>
    resolve(given, document.components.parameters),
  )
  const answers = Object.entries(operation.responses).map(
    ([status, given]) => [status, resolve(given, document.components.responses)] as const,
  )
  const roles = operation['x-roles'].includes('*')
    ? 'everybody'
    : operation['x-roles'].includes('user')
      ? 'anybody signed in'
      : operation['x-roles'].join(', ')
  return `<details id="${operation.operationId}"><summary><b class="m">${method.toUpperCase()}</b> <code>/v1${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p>${escapeHtml(operation.description ?? '')} For ${escapeHtml(roles)}.</p>
${parameters.length ? `<h4>Parameters</h4><table>${parameters.map((p) => `<tr><th scope="row"><code>${escapeHtml(p.name)}</code> <small>${p.in}${p.required ? '' : ', optional'}</small></th><td>${typeHtml(p.schema)}<br><small>${escapeHtml(p.description ?? '')}</small></td></tr>`).join('')}</table>` : ''}
${operation.requestBody ? `<h4>Body</h4>${bodyHtml(operation.requestBody.content)}` : ''}
${answers.map(([status, answer]) => (Number(status) < 300 ? `<h4>${status} ${escapeHtml(answer.description)}</h4>${bodyHtml(answer.content)}` : '')).join('')}
<h4>Refusals</h4><table>${answers.flatMap(([status, answer]) => (Number(status) < 300 ? [] : [`<tr><th scope="row">${status}</th><td>${codesOf(answer)}<br><small>${escapeHtml(answer.description)}</small></td></tr>`])).join('')}</table></details>`
}
