import { resolve } from 'node:path'

type Info = { importedIds: readonly string[]; code: string | null }
type Modules = { getModuleInfo: (id: string) => Info | null }

const packages =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|openapi-fetch)\//

/** A text of the screens: each module that says one imports them all, and only those said are kept. */
const message = /\/i18n\/gen\/messages\/(\w+)\.js$/

/** How code says a message. */
const said = /\bm\.(\w+)/g

/** The view of a route, which is a chunk of its own. */
const isRoute = (id: string): boolean => id.includes('?tsr-split=')

/** The file of a message has its key in small letters, with a number behind it where letters were large. */
const sayings = (key: string): string[] => {
  const small = key.toLowerCase()
  return small === key ? [small] : [`${small}1`, `${small}2`, `${small}3`]
}

type Found = { ids: Set<string>; messages: Set<string> }

const collect = (id: string, modules: Modules, found: Found): Found => {
  if (found.ids.has(id) || id.includes('/i18n/gen/messages')) return found
  found.ids.add(id)
  const info = modules.getModuleInfo(id)
  for (const [, key] of info?.code?.matchAll(said) ?? [])
    for (const saying of sayings(key!)) found.messages.add(saying)
  for (const imported of info?.importedIds ?? []) collect(imported, modules, found)
  return found
}

/** A chunk of modules, of everything that is loaded with them, and of the messages that these say. */
const withImports = (name: string, paths: string[]) => {
  let found: Found | undefined
  return {
    debugName: name,
    name: (id: string, modules: Modules): string | null => {
      if (!found) {
        found = { ids: new Set(), messages: new Set() }
        for (const path of paths) collect(resolve(path), modules, found)
      }
      const key = message.exec(id)?.[1]
      const isPart = key ? found.messages.has(key) : found.ids.has(id) && !isRoute(id)
      return isPart ? name : null
    },
  }
}

const routeView = (file: string) => `src/routes/${file}?tsr-split=component`

/** Widgets that few pages show, each with what only it needs. */
const rare = /src\/ui\/(calendar|date-field)/

/**
 * Few files for the first load: packages, which change rarely; what every page needs; what the lists
 * of cards share; what home and the pages of an item need besides. Groups named first take first.
 */
export const chunkGroups = [
  { name: 'vendor', test: packages },
  withImports('main', ['src/main.tsx']),
  withImports('lists', [routeView('learning.index.tsx')]),
  withImports('first-views', [
    routeView('index.tsx'),
    routeView('courses.$slugtitle.tsx'),
    routeView('learning.$slug.tsx'),
  ]),
  // What a page without a connection needs is fetched while there is one.
  { name: 'offline', test: /src\/(processes|features)\/offline\// },
  {
    name: 'kit',
    test: (id: string) =>
      /src\/(ui|theme|i18n)\/|machines\/|lucide-react/.test(id) &&
      !rare.test(id) &&
      !message.test(id),
    minShareCount: 3,
  },
  { name: 'words', test: message, minShareCount: 3 },
  { name: 'calendar', test: rare },
]
