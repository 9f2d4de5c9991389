import { useRouterState } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { sidebarSectionsMachine } from '#machines/people/school/sidebar-sections.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { provided } from '#processes/provided.ts'
import { sectionsOf } from './sidebar-places.ts'

const KEY = 'vidya.sidebar.1'
const stored = z.array(z.string())

/**
 * Which sections of the school's sidebar are unfolded, kept by this browser; the page that is shown
 * is always seen (SCH-02).
 */
export const useSidebarSections = () => {
	const path = useRouterState({ select: ({ location }) => location.pathname })
	const machine = useMemo(
		() =>
			provided(sidebarSectionsMachine, () => ({
				actions: { storeSections: (_, { open }) => writeStored(KEY, open) },
			})),
		[],
	)
	const ref = useActorRef(machine, {
		inspect: observe,
		input: { open: stored.safeParse(readStored(KEY)).data ?? [] },
	})
	useEffect(() => {
		ref.send({ type: 'place.observed', sections: sectionsOf(path) })
	}, [ref, path])
	const open = useSelector(ref, ({ context }) => context.open)
	const toggle = (section: string) => ref.send({ type: 'section.toggled', section })
	return { open, toggle }
}
