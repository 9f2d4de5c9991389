const { provider, order, success, cancel } = document.body.dataset
const message = document.querySelector('#message')
const buttons = [...document.querySelectorAll('[data-choice]')]

const tell = (outcome) =>
	window.parent.postMessage({ source: 'vidya-sandbox', order, ...outcome }, window.location.origin)

const say = (text) => {
	message.textContent = text
	message.hidden = false
}

const goOn = (outcome) => {
	if (provider === 'razorpay') return tell(outcome)
	if (outcome.kind === 'paid')
		return window.location.assign(success.replace('{CHECKOUT_SESSION_ID}', order))
	if (outcome.kind === 'closed') return window.location.assign(cancel)
	if (outcome.kind === 'silent') {
		say('The connection to the shop was lost after you paid.')
		const back = document.createElement('a')
		back.href = '/profile/purchase-history'
		back.textContent = 'Return to the shop'
		message.append(' ', back)
	}
}

const choose = async (choice) => {
	for (const button of buttons) button.disabled = true
	message.hidden = true
	try {
		const answer = await fetch('/sandbox/choose', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ id: order, choice }),
		})
		const outcome = await answer.json()
		if (!answer.ok) throw new Error(outcome.detail)
		if (outcome.kind === 'declined')
			say('The bank declined the payment. Nothing was charged; you can try again.')
		goOn(outcome)
	} catch {
		say('The sandbox could not be reached. Nothing was charged; try again.')
	} finally {
		for (const button of buttons) button.disabled = false
	}
}

for (const button of buttons) {
	button.addEventListener('click', () => choose(button.dataset.choice))
	button.disabled = false
}
