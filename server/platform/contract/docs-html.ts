import { type Document, operationHtml } from '#server/platform/contract/operation-html.ts'
import { fieldsHtml } from '#server/platform/contract/schema-html.ts'
import { escapeHtml } from '#server/platform/rendering/html.ts'

/** The look of the page; served beside it, because the policy allows no inline style. */
export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
code{font:14px ui-monospace,monospace}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-top:1px solid #8884}
summary{cursor:pointer;padding:.4rem 0}details{border-top:1px solid #8884}pre{overflow:auto;padding:.6rem;background:#8881;border-radius:6px}b.m{display:inline-block;width:4rem}small{opacity:.8}nav a{margin-right:1rem}`

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
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)} API</title><link rel="stylesheet" href="/docs/style.css">
<h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description)}</p><p><a href="/docs/v1.yaml">openapi/v1.yaml</a> · <a href="/docs/graph.graphql">openapi/graph.graphql</a> (data graph at <code>/v1/graph</code>)</p>
<nav>${document.tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${groups.join('')}<h2 id="schemas">Shapes</h2>${schemas.join('')}</html>`
}
