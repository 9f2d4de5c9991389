import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import type { Layer } from './layer.types.ts'

const env = {
  // Processes share compiled code (https://nodejs.org/api/module.html#module-compile-cache).
  NODE_COMPILE_CACHE: resolve('.cache/node'),
  ...process.env,
  PATH: `node_modules/.bin${delimiter}${process.env.PATH}`,
}

/** Runs a layer’s command to its end. @returns whether it ended well, what it wrote, and its seconds */
export const runCommand = (layer: Layer, isShown = false) =>
  new Promise<{ isGood: boolean; output: string; seconds: number }>((settle, reject) => {
    const begun = performance.now()
    const [program, ...args] = layer.command
    const out = isShown ? 'inherit' : 'pipe'
    const child = spawn(program!, args, {
      stdio: ['ignore', out, out],
      env: { ...env, ...layer.env },
    })
    const written: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => written.push(part))
    child.stderr?.on('data', (part: Buffer) => written.push(part))
    child.once('error', reject)
    child.once('close', (code) =>
      settle({
        isGood: code === 0,
        output: Buffer.concat(written).toString(),
        seconds: (performance.now() - begun) / 1000,
      }),
    )
  })
