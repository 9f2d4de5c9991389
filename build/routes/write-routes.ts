// Writes the tree of the routes, which a build and `npm run dev` write too.
import { Generator, getConfig } from '@tanstack/router-generator'
import { routeFiles } from './route-files.ts'

const root = process.cwd()

await new Generator({ root, config: getConfig({ ...routeFiles }, root) }).run()
