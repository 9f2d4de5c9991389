import { createFileRoute } from '@tanstack/react-router'
import { schoolArea } from './-school-area.ts'

export const Route = createFileRoute('/_signed-in/profile/_school/(areas)/tpo-registers')(
	schoolArea('tpo-registers'),
)
