import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AtlasLine, benchAtlas } from './atlas-bench.ts'
import { benchBundle } from './bundle-bench.ts'
import { benchServer, type Comparison } from './server-bench.ts'

/** Least ratio to the bare server by operation, on PGlite and on PostgreSQL, and most kilobytes of the first load. */
const targets = {
  pglite: { 'list with a filter': 0.6, detail: 0.6, 'add to cart': 0.3 },
  postgres: { 'list with a filter': 0.4, detail: 0.4, 'add to cart': 0.2 },
  jsKilobytes: 145,
  cssKilobytes: 12,
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const line = ({ database, operation, connections, ours, bare, ratio }: Comparison) => {
  const target = targets[database as 'pglite'][operation as 'detail']
  const figure = ({ requestsPerSecond, p50, p99 }: Comparison['ours']) =>
    `${String(requestsPerSecond).padStart(6)}/s p50 ${String(p50).padStart(4)} p99 ${String(p99).padStart(4)} ms`
  return `${database.padEnd(9)} ${operation.padEnd(19)} ${String(connections).padStart(3)} conn  ours ${figure(ours)}   bare ${figure(bare)}   ratio ${ratio.toFixed(2)} (target ${target})${ours.non2xx ? `  ${ours.non2xx} refused` : ''}`
}

const atlasLine = ({ name, figures, target, isMet }: AtlasLine) => {
  const told = Object.entries(figures).map(([key, value]) => `${key} ${Number(value.toFixed(1))}`)
  return `atlas     ${name.padEnd(10)} ${told.join(', ')} (target: ${target}) ${isMet ? 'met' : 'MISSED'}`
}

const folder = mkdtempSync(join(tmpdir(), 'vidya-bench-'))
try {
  execFileSync('node', ['server/setup.mjs', '--build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = process.env.DATABASE_URL
  const server = [
    ...(await benchServer('pglite', folder, '')),
    ...(url ? await benchServer('postgres', folder, url) : []),
  ]
  const bundle = await benchBundle()
  const atlas = benchAtlas()
  if (process.argv.includes('--json'))
    console.info(JSON.stringify({ server, bundle, atlas, targets }, null, 2))
  else {
    for (const comparison of server) console.info(line(comparison))
    if (!url) console.info('PostgreSQL: not measured, DATABASE_URL is not set')
    const { js, css, bareJs, ratio } = bundle
    console.info(
      `first load of /learning  JS ${kilobytes(js.gz)} kB gz, ${kilobytes(js.brotli)} brotli (target ${targets.jsKilobytes} gz)   bare libraries ${kilobytes(bareJs.gz)} gz, ${kilobytes(bareJs.brotli)} brotli   ratio ${ratio}`,
    )
    console.info(
      `                         CSS ${kilobytes(css.gz)} kB gz, ${kilobytes(css.brotli)} brotli (target ${targets.cssKilobytes} gz)`,
    )
    for (const figure of atlas) console.info(atlasLine(figure))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
