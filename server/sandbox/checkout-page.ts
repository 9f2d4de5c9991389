import { escapeHtml } from '#server/platform/rendering/html.ts'
import type { Document } from './sandbox.store.ts'

const rupees = (paise: unknown) =>
	new Intl.NumberFormat('en-IN', {
		style: 'currency',
		currency: 'INR',
		maximumFractionDigits: 2,
		trailingZeroDisplay: 'stripIfInteger',
	}).format(Number(paise) / 100)

const faults: [string, string][] = [
	['callback-lost', 'Pay, but the answer to the shop is lost'],
	['late-webhook', 'Pay, and the money arrives late'],
	['duplicate-webhooks', 'Pay, and notify the shop twice'],
	['all-lost', 'Pay, and nobody tells the shop'],
]

/**
 * The sandbox's checkout: the frame of Razorpay Checkout or Stripe's hosted page, with what a
 * tester can make happen; its buttons wait for its script.
 */
export const checkoutPage = (provider: 'razorpay' | 'stripe', order: Document): string => {
	const amount = rupees(order.amount ?? order.amount_total)
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Sandbox checkout</title>
<link rel="stylesheet" href="/sandbox/page.css"><script type="module" src="/sandbox/page.js"></script></head>
<body data-provider="${provider}" data-order="${escapeHtml(order.id)}" data-success="${escapeHtml(order.success_url)}" data-cancel="${escapeHtml(order.cancel_url)}">
<main>
<header><p class="mark">Sandbox · no real money</p><h1>${amount}</h1><p>${escapeHtml(order.description ?? order.receipt)}</p></header>
<p role="alert" id="message" hidden></p>
<button type="button" class="primary" data-choice="pay" disabled>Pay ${amount}</button>
<div class="pair"><button type="button" data-choice="decline" disabled>Decline</button><button type="button" data-choice="close" disabled>Close without paying</button></div>
<details><summary>Faults to try</summary>${faults.map(([choice, label]) => `<button type="button" data-choice="${choice}" disabled>${label}</button>`).join('')}</details>
</main></body></html>`
}
