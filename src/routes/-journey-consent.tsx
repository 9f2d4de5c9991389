import { useQueryClient } from '@tanstack/react-query'
import { recorderOf } from '#app/journey-recorder.ts'
import { useProcesses } from '#app/processes.ts'
import { JourneyConsent } from '#features/journey/journey-consent.tsx'

/** The question whether journeys may be recorded, with the recorder of this tab. */
export const AppJourneyConsent = () => (
  <JourneyConsent recorder={recorderOf(useProcesses(), useQueryClient())} />
)
