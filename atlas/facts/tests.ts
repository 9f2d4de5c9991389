import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestFact } from './facts.types.ts'

const title = /\b(?:test|it)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** The titles of the tests of a checkout as they stand in the sources; `${…}` of a title is shown as `…`. */
export const testsIn = (repo: string): TestFact[] =>
  readdirSync(join(repo, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(repo, file), 'utf8').matchAll(title)].map(([, , words]) => ({
        title: words!.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
        file,
      })),
    )
