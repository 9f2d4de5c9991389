import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes the folder of the embedded database for this process: PGlite knows no second opener and two of them corrupt it.
 * @returns a function that gives the folder back
 * @throws when a living process holds it
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const file = join(`${folder}.lock`)
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isAlive(holder))
      throw new Error(
        `The database folder ${folder} is in use by process ${holder}. Stop that server, or start this one with another DATA_DIR or a DATABASE_URL.`,
      )
    rmSync(file, { force: true })
    take()
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}
