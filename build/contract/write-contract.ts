import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { stringify } from 'yaml'

const fileOf = (name: string) => fileURLToPath(new URL(`../../openapi/${name}`, import.meta.url))

/**
 * Joins openapi/v1.yaml and the files of the areas that it refers to. Writes one document: JSON,
 * which the server reads at its start, and YAML, which it serves at /docs/v1.yaml.
 * @throws Error that names each reference without a target
 */
export const writeContract = async (): Promise<void> => {
  const { bundle: document, problems } = await bundle({
    ref: fileOf('v1.yaml'),
    config: await createConfig({}),
  })
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  writeFileSync(fileOf('v1.gen.json'), JSON.stringify(document.parsed))
  writeFileSync(fileOf('v1.gen.yaml'), stringify(document.parsed, { aliasDuplicateObjects: false }))
}
