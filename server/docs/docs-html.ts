import { fieldsHtml, type Schema, typeHtml } from '#server/docs/schema-html.ts'
import { escapeHtml } from '#server/html.ts'

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

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
code{font:14px ui-monospace,monospace}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-top:1px solid #8884}
summary{cursor:pointer;padding:.4rem 0}details{border-top:1px solid #8884}pre{overflow:auto;padding:.6rem;background:#8881;border-radius:6px}b.m{display:inline-block;width:4rem}small{opacity:.8}nav a{margin-right:1rem}`

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

const operationHtml = (document: Document, path: string, method: string, operation: Operation) => {
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

/** The contract as one page that needs no script. */
export const docsHtml = (document: Document): string => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<h2 id="${name}">${escapeHtml(description)}</h2>${own.map(({ path, method, operation }) => operationHtml(document, path, method, operation)).join('')}`
  })
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<h3 id="schema-${name}">${name}</h3>${fieldsHtml(schema)}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)} API</title><style>${style}</style>
<h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description)}</p><p><a href="/docs/v1.yaml">openapi/v1.yaml</a> · <a href="/docs/graph.graphql">openapi/graph.graphql</a> (data graph at <code>/v1/graph</code>)</p>
<nav>${document.tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${groups.join('')}<h2 id="schemas">Shapes</h2>${schemas.join('')}</html>`
}
