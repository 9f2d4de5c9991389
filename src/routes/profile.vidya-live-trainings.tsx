import { createFileRoute } from '@tanstack/react-router'
import { schoolArea } from './-school-area.ts'

export const Route = createFileRoute('/profile/vidya-live-trainings')(
  schoolArea('vidya-live-trainings'),
)
