import type { Path, Suite } from '#atlas/graph/suite.ts'
import { actionOf, expectationOf } from './wording.ts'

const scenarioOf = ({ id, title, requirements, steps }: Path): string[] => {
  const [start, ...rest] = steps
  return [
    '',
    `  ${[...requirements, `path-${id}`].map((tag) => `@${tag}`).join(' ')}`,
    `  Scenario: ${title}`,
    ...(start ? [`    Given I ${actionOf(start)}`, `    Then ${expectationOf(start)}`] : []),
    ...rest.flatMap((step) => [`    When I ${actionOf(step)}`, `    Then ${expectationOf(step)}`]),
  ]
}

/** A suite as a Gherkin feature: a scenario a path, tagged with requirement ids and path id. https://cucumber.io/docs/gherkin/reference */
export const gherkin = (noun: string, { suite, paths }: Suite): string =>
  [`Feature: ${noun}, ${suite}`, ...paths.flatMap(scenarioOf), ''].join('\n')
