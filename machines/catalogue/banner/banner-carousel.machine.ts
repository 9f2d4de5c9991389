import { assign, setup } from 'xstate'
import { mayPlay, turned } from './banner-carousel.rules.ts'
import type {
	BannerCarouselContext,
	BannerCarouselEvent,
	BannerCarouselInput,
	BannerCarouselTag,
} from './banner-carousel.types.ts'

const turning = (by: number) => ({ type: 'turn' as const, params: { by } })
const noticing = (reasons: Partial<BannerCarouselContext>) => ({
	type: 'notice' as const,
	params: reasons,
})

/** The rotating banners of the catalogue (CAT-05). */
export const bannerCarouselMachine = setup({
	types: {
		context: {} as BannerCarouselContext,
		events: {} as BannerCarouselEvent,
		input: {} as BannerCarouselInput,
		tags: {} as BannerCarouselTag,
		meta: {} as { requirement: string },
	},
	actions: {
		turn: assign({ index: ({ context }, params: { by: number }) => turned(context, params.by) }),
		goTo: assign({ index: (_, params: { index: number }) => params.index }),
		notice: assign((_, params: Partial<BannerCarouselContext>) => params),
	},
	guards: {
		mayPlay: ({ context }) => mayPlay(context),
		exists: ({ context }, params: { index: number }) =>
			params.index >= 0 && params.index < context.count,
	},
	delays: { autoplay: 2000 },
}).createMachine({
	id: 'banner-carousel',
	description:
		'Turns every 2 s; rests on hover, focus and reduced motion, and while somebody has stopped it.',
	context: ({ input }) => ({
		count: input.count,
		index: 0,
		hovered: false,
		focused: false,
		still: input.reducedMotion,
		stopped: false,
	}),
	initial: 'settling',
	on: {
		'pointer.entered': { target: '.idle', actions: noticing({ hovered: true }) },
		'pointer.left': { target: '.settling', actions: noticing({ hovered: false }) },
		'focus.entered': { target: '.idle', actions: noticing({ focused: true }) },
		'focus.left': { target: '.settling', actions: noticing({ focused: false }) },
		'motion.observed': {
			target: '.settling',
			actions: { type: 'notice', params: ({ event }) => ({ still: event.reduced }) },
		},
		'rotation.stopped': { target: '.settling', actions: noticing({ stopped: true }) },
		'rotation.started': {
			target: '.settling',
			actions: noticing({ stopped: false, still: false }),
		},
		'slide.chosen': {
			guard: { type: 'exists', params: ({ event }) => ({ index: event.index }) },
			target: '.settling',
			actions: { type: 'goTo', params: ({ event }) => ({ index: event.index }) },
		},
		'slide.advanced': { target: '.settling', actions: turning(1) },
		'slide.returned': { target: '.settling', actions: turning(-1) },
	},
	states: {
		settling: {
			meta: { requirement: 'CAT-05' },
			always: [{ guard: 'mayPlay', target: 'playing' }, { target: 'idle' }],
		},
		playing: {
			description: 'The next banner comes after 2 s; anything the person does restarts them.',
			tags: 'playing',
			meta: { requirement: 'CAT-05' },
			after: { autoplay: { target: 'settling', actions: turning(1) } },
		},
		idle: { meta: { requirement: 'CAT-05' } },
	},
})
