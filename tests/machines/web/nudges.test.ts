import { expect, it } from 'vitest'
import { statesOf, tell } from '../story.ts'

const clear = 'scene.observed clear'

it('W5 NDG-01 NDG-02 the career form comes first; the questionnaire waits for the next visit', () => {
	const story = ['answer readNudge due', 'modal.closed career', 'answer readNudge recent']
	expect(tell('nudge-scheduler', 'start', clear, ...story)).toEqual([
		[clear, 'looking', 'start readNudge'],
		['answer readNudge due', 'careerOpen', 'do openCareer'],
		['modal.closed career', 'looking', 'do storeNudged', 'start readNudge'],
		['answer readNudge recent', 'idle', 'wait nudgeInterval'],
	])
	expect(
		statesOf(
			'nudge-scheduler',
			'start',
			clear,
			'answer readNudge recent',
			'answer checkQuestionnaire open',
		),
	).toEqual(['looking', 'checking', 'questionnaireOpen'])
})

it('NDG-02 closed without answers it opens again after 30 s; Later closes it for this visit', () => {
	const open = [clear, 'answer readNudge recent', 'answer checkQuestionnaire open']
	const again = ['after recheck', 'answer readNudge recent', 'answer checkQuestionnaire open']
	expect(
		statesOf('nudge-scheduler', 'start', ...open, 'modal.closed questionnaire', ...again),
	).toEqual([
		'looking',
		'checking',
		'questionnaireOpen',
		'waiting',
		'looking',
		'checking',
		'questionnaireOpen',
	])
	const later = ['modal.closed postponed', 'answer readNudge recent', 'after nudgeInterval']
	expect(statesOf('nudge-scheduler', 'start', ...open, ...later, 'answer readNudge due')).toEqual([
		'looking',
		'checking',
		'questionnaireOpen',
		'looking',
		'idle',
		'looking',
		'careerOpen',
	])
})

it('NDG-02 hidden, offline or beside another modal nothing is asked; back, it goes on', () => {
	expect(
		tell(
			'nudge-scheduler',
			'start',
			clear,
			'answer readNudge recent',
			'scene.observed paused',
			clear,
		),
	).toEqual([
		[clear, 'looking', 'start readNudge'],
		['answer readNudge recent', 'checking', 'start checkQuestionnaire'],
		['scene.observed paused', 'paused', 'stop checkQuestionnaire'],
		[clear, 'looking', 'start readNudge'],
	])
	expect(
		statesOf(
			'nudge-scheduler',
			'start',
			clear,
			'scene.observed crowded',
			clear,
			'scene.observed away',
		),
	).toEqual(['looking', 'crowded', 'looking', 'away'])
})

it('NDG-02 a check without an answer is made again after 30 s', () => {
	const story = [
		clear,
		'answer readNudge recent',
		'answer checkQuestionnaire unreachable',
		'after recheck',
	]
	expect(statesOf('nudge-scheduler', 'start', ...story)).toEqual([
		'looking',
		'checking',
		'waiting',
		'looking',
	])
})

it('NDG-04 the questionnaire is sent when it is complete; a failure keeps every answer', () => {
	const story = [
		'answers.submitted',
		'answer.changed first',
		'answers.submitted',
		'answer submitAnswers failed',
	]
	const told = tell(
		'questionnaire',
		'form',
		...story,
		'result.acknowledged',
		'answers.submitted',
		'answer submitAnswers recommended',
		'result.acknowledged',
	)
	expect(told.map(([, state]) => state)).toEqual([
		'answering',
		'answering',
		'submitting',
		'failed',
		'answering',
		'submitting',
		'recommended',
		'finished',
	])
	expect(told[6]?.slice(2)).toEqual(['do discardAnswers'])
})

it('NDG-05 NDG-06 a chosen place fills in its fields; another address that is typed takes it back', () => {
	expect(
		statesOf(
			'career-interest',
			'kept',
			'place.chosen',
			'answer readPlace found',
			'place.chosen',
			'field.changed address',
			'form.submitted',
			'answer submitCareer sent',
		),
	).toEqual([
		'editing.placing',
		'editing.idle',
		'editing.placing',
		'editing.idle',
		'submitting',
		'sent',
	])
})
