import { useQueryClient } from '@tanstack/react-query'
import { JourneyConsent } from '#features/web/journey/journey-consent.tsx'
import { recorderOf } from '#flows/journey/recorder-of.ts'
import { useProcesses } from '#processes/processes.ts'

/** The question whether journeys may be recorded, with the recorder of this tab. */
export const AppJourneyConsent = ({ brief = false }: { brief?: boolean }) => (
	<JourneyConsent recorder={recorderOf(useProcesses(), useQueryClient())} brief={brief} />
)
