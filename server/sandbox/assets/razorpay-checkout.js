// Stands in for https://checkout.razorpay.com/v1/checkout.js with the same constructor, options and events.
;(() => {
	class Razorpay {
		#options
		#frame = null
		#listeners = {}
		#hear = (event) => this.#receive(event)

		constructor(options) {
			if (!options?.key || !options?.order_id) throw new Error('key and order_id are required')
			this.#options = options
		}

		on(name, listener) {
			this.#listeners[name] = listener
		}

		open() {
			const frame = document.createElement('iframe')
			frame.src = `/sandbox/razorpay/pay/${encodeURIComponent(this.#options.order_id)}`
			frame.title = 'Sandbox checkout'
			frame.className = 'razorpay-checkout-frame'
			Object.assign(frame.style, {
				position: 'fixed',
				inset: '0',
				width: '100%',
				height: '100%',
				border: '0',
				zIndex: '2147483647',
				background: 'rgb(24 35 58 / .6)',
			})
			window.addEventListener('message', this.#hear)
			document.addEventListener('keydown', this.#escape)
			document.body.append(frame)
			frame.addEventListener('load', () => frame.focus())
			this.#frame = frame
		}

		close() {
			window.removeEventListener('message', this.#hear)
			document.removeEventListener('keydown', this.#escape)
			this.#frame?.remove()
			this.#frame = null
		}

		#escape = (event) => {
			if (event.key === 'Escape') this.#dismiss()
		}

		#dismiss() {
			this.close()
			this.#options.modal?.ondismiss?.()
		}

		#receive(event) {
			const { data, origin } = event
			if (origin !== window.location.origin || data?.source !== 'vidya-sandbox') return
			if (data.order !== this.#options.order_id) return
			if (data.kind === 'paid') {
				this.close()
				this.#options.handler?.(data.callback)
			} else if (data.kind === 'declined') {
				this.#listeners['payment.failed']?.({
					error: {
						code: 'BAD_REQUEST_ERROR',
						description: 'Payment was declined by the bank',
						metadata: { order_id: data.order },
					},
				})
			} else this.#dismiss()
		}
	}
	window.Razorpay = Razorpay
})()
