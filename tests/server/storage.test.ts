import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vidya-storage-'))
const uploads = join(dataDir, 'uploads')
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (kind: string): Promise<Storage> => {
  const config = readConfig({ STORAGE: kind, DATA_DIR: dataDir })
  return openStorage(config, server.db, server.deps.clock)
}

const newKey = () => `${v7()}/${v7()}`
const picture = { contentType: 'image/webp', content: Buffer.from([0, 255, 13, 10, 0]) }

for (const kind of ['database', 'folder'])
  test(`PRF-05 a file in the ${kind} is read as it was stored, on another server too, until it is deleted`, async () => {
    const [storage, other] = [await open(kind), await open(kind)]
    const [key, neighbour] = [newKey(), newKey()]
    expect(await other.get(key)).toBeUndefined()
    await storage.put(key, picture)
    await storage.put(neighbour, { contentType: 'image/png', content: Buffer.from('png') })
    expect(await other.get(key)).toEqual(picture)
    await other.delete(key)
    expect(await storage.get(key)).toBeUndefined()
    expect((await storage.get(neighbour))?.contentType).toBe('image/png')
    await storage.delete(key)
  })

test('PRF-05 the folder is for the server’s user only, holds nothing that was half written, and nothing of what was deleted', async () => {
  const storage = await open('folder')
  const key = newKey()
  const [owner] = key.split('/')
  await storage.put(key, picture)
  const ofOwner = join(uploads, owner!)
  const names = readdirSync(ofOwner)
  expect(names).toHaveLength(2)
  expect([ofOwner, ...names.map((name) => join(ofOwner, name))].map(modeOf)).toEqual([
    0o700, 0o600, 0o600,
  ])
  await storage.delete(key)
  expect(readdirSync(ofOwner)).toEqual([])
  await storage.put(key, picture)
  rmSync(join(uploads, key))
  writeFileSync(join(uploads, `${key}.part`), 'half')
  expect(await storage.get(key)).toBeUndefined()
  expect(existsSync(join(uploads, `${key}.type`))).toBe(true)
})

const modeOf = (path: string) => statSync(path).mode & 0o777
