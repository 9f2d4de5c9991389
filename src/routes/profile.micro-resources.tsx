import { createFileRoute } from '@tanstack/react-router'
import { schoolArea } from './-school-area.ts'

export const Route = createFileRoute('/profile/micro-resources')(schoolArea('micro-resources'))
