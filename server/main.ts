// Keeps compiled code between starts (it halves them), so nothing else is imported before.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await import('./serve.ts')
