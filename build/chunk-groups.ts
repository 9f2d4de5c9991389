import { resolve } from 'node:path'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const packages =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|openapi-fetch)\//

/** A text of the screens; whatever says one imports them all, and only those that are said are kept. */
const message = /\/i18n\/gen\/messages\/(\w+?)_\w+\.js$/

/** The view of a route, which is a chunk of its own. */
const isRoute = (id: string): boolean => id.includes('?tsr-split=')

const collect = (id: string, modules: Modules, found: Set<string>): Set<string> => {
  if (found.has(id) || message.test(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    collect(imported, modules, found)
  return found
}

/**
 * A chunk of a module and of everything that is loaded with it.
 * @param features whose messages belong to it
 */
const withImports = (name: string, path: string, features: string[]) => {
  let ids: Set<string> | undefined
  return {
    debugName: name,
    name: (id: string, modules: Modules): string | null => {
      ids ??= collect(resolve(path), modules, new Set())
      const feature = message.exec(id)?.[1]
      const isPart = feature ? features.includes(feature) : ids.has(id) && !isRoute(id)
      return isPart ? name : null
    },
  }
}

/** Few files for the first load: packages, which change rarely; what every page needs; what the lists of cards share. */
export const chunkGroups = [
  { name: 'vendor', test: packages },
  withImports('main', 'src/main.tsx', ['app', 'header']),
  withImports('lists', 'src/routes/learning.index.tsx?tsr-split=component', [
    'banner',
    'card',
    'catalogue',
    'filter',
  ]),
  // What a page without a connection needs is fetched while there is one.
  { name: 'offline', test: /src\/(processes|features)\/offline\// },
  { name: 'kit', test: /src\/(ui|theme|i18n)\/|machines\/|lucide-react/, minShareCount: 3 },
]
