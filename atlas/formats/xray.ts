import type { Suite } from '#atlas/graph/suite.ts'
import { actionOf, detailOf, expectationOf } from './wording.ts'

const PROJECT = 'VIDYA'

/**
 * A suite as Xray's bulk import of tests takes it: a list of manual tests with steps, labelled with requirement ids and path id.
 * https://docs.getxray.app/display/XRAYCLOUD/Importing+Tests+-+REST+v2
 * @param project key of the Jira project
 */
export const xray = (noun: string, { suite, paths }: Suite, project = PROJECT): string =>
  `${JSON.stringify(
    paths.map(({ id, title, requirements, steps }) => ({
      testtype: 'Manual',
      fields: {
        summary: title.slice(0, 255),
        project: { key: project },
        labels: [...requirements, `path-${id}`],
      },
      xray_test_repository_folder: `/${noun}/${suite}`,
      steps: steps.map((step) => ({
        action: actionOf(step),
        data: '',
        result: `${expectationOf(step)} ${detailOf(step)}`.trimEnd(),
      })),
    })),
    null,
    2,
  )}\n`
