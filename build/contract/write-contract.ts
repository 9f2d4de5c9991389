import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { stringify } from 'yaml'
import { addCommonAnswers, type Operation } from './common-answers.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../../openapi/${name}`, import.meta.url))

const plugin = {
  id: 'contract',
  preprocessors: {
    oas3: {
      'common-answers': () => ({
        Operation: (operation: Operation, { key }: { key: string | number }) =>
          addCommonAnswers(String(key), operation),
      }),
    },
  },
}

/**
 * Joins openapi/v1.yaml and the files of the areas that it refers to, and adds to each call
 * the answers that it has by its kind. Writes one document: JSON,
 * which the server reads at its start, and YAML, which it serves at /docs/v1.yaml.
 * @throws Error that names each reference without a target
 */
export const writeContract = async (): Promise<void> => {
  const { bundle: document, problems } = await bundle({
    ref: fileOf('v1.yaml'),
    config: await createConfig({
      plugins: [plugin],
      preprocessors: { 'contract/common-answers': 'on' },
    }),
  })
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  writeFileSync(fileOf('v1.gen.json'), JSON.stringify(document.parsed))
  writeFileSync(fileOf('v1.gen.yaml'), stringify(document.parsed, { aliasDuplicateObjects: false }))
}
