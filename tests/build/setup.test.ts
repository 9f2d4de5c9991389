import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vidya-setup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('packages are not installed where node_modules is a link to another folder', () => {
  const project = join(folder, 'project')
  const packages = join(folder, 'packages')
  mkdirSync(join(project, 'server'), { recursive: true })
  mkdirSync(join(packages, '.bin'), { recursive: true })
  copyFileSync('server/setup.mjs', join(project, 'server/setup.mjs'))
  writeFileSync(join(project, 'package-lock.json'), '{}')
  writeFileSync(join(packages, '.bin/npm'), `#!/bin/sh\nrm -r ${packages}/kept\n`)
  chmodSync(join(packages, '.bin/npm'), 0o755)
  writeFileSync(join(packages, 'kept'), '')
  symlinkSync(packages, join(project, 'node_modules'))
  const { status, stderr } = spawnSync('node', ['server/setup.mjs'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'node_modules is a symbolic link: installing would empty the folder that it leads to. Remove the link, or install the packages of package-lock.json there.\n',
  ])
  expect(readdirSync(packages)).toEqual(['.bin', 'kept'])
})
