import { run } from './run.mjs'
import { step } from './step.mjs'

const part = {
  name: 'generated',
  inputs: [
    'openapi/v1.yaml',
    'panda.config.ts',
    'src',
    'atlas/page',
    'build/contract-json.ts',
    'package-lock.json',
  ],
  outputs: [
    'openapi/v1.gen.json',
    'src/theme/styled-system/css',
    'atlas/page/styled-system/css',
    'src/i18n/gen/messages.js',
  ],
}

/** Types of the contract, which nothing that runs reads. */
const types = {
  name: 'contract types',
  inputs: ['openapi/v1.yaml', 'package-lock.json'],
  outputs: ['openapi/v1.gen.ts'],
}

const script = (name) => run('npm', ['run', '-s', name])

/**
 * Writes the code that is made from the contract, the theme and the texts.
 * @param {boolean} withTypes whether types will be checked
 */
export const generate = async (withTypes) => {
  await step(part, () => Promise.all(['gen:contract', 'gen:theme', 'gen:messages'].map(script)))
  if (withTypes) await step(types, () => script('gen:types'))
}
