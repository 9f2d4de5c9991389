import { expect, it } from 'vitest'
import { tell } from '../story.ts'

it('NTF-02 a topic is switched at the first press, stored, and switched back with a word if it cannot be', () => {
	expect(
		tell(
			'notification-topics',
			'all',
			'topic.switched community',
			'answer saveTopic stored',
			'topic.switched jobs',
			'answer saveTopic unreachable',
			'topic.switched community',
		),
	).toEqual([
		['topic.switched community', 'saving', 'start saveTopic {"push":false,"topic":"community"}'],
		['answer saveTopic stored', 'idle'],
		['topic.switched jobs', 'saving', 'start saveTopic {"push":false,"topic":"jobs"}'],
		['answer saveTopic unreachable', 'idle', 'do announceFailure'],
		['topic.switched community', 'saving', 'start saveTopic {"push":true,"topic":"community"}'],
	])
})
