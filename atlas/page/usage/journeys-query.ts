import { journeys } from 'virtual:atlas-project'
import { queryOptions } from '@tanstack/react-query'
import { type Journeys, JourneysRefused } from '#atlas/usage/journeys-source.ts'
import type { AtlasSearch } from '../search.ts'

type Segment = Pick<AtlasSearch, 'since' | 'until' | 'role' | 'device' | 'visitor'>

/**
 * The journeys of a period and a segment, for an analyst.
 * @throws JourneysRefused when nobody is signed in here, or somebody who may not read them
 */
export const journeysQuery = (machine: string, segment: Segment) =>
	queryOptions({
		queryKey: ['journeys', machine, segment],
		queryFn: ({ signal }): Promise<Journeys> => journeys!.read({ machine, ...segment }, signal),
		retry: (failures, error) => failures < 1 && !(error instanceof JourneysRefused),
		staleTime: 60_000,
	})
