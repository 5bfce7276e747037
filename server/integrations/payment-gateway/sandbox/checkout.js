// The sandbox's payment window, with the interface of Razorpay's checkout.js.
// No inline scripts, handlers or style attributes: the content security policy applies to it too.
(() => {
  'use strict';
  const base = new URL('.', document.currentScript.src);

  const texts = {
    notice: 'Rehearsal: no money moves',
    noticeDetail: 'This shop runs without payment keys. Choose what the bank should do; nothing is charged to anyone.',
    pay: (amount) => `Pay ${amount}`,
    fail: 'Let the payment fail',
    failDetail: 'The bank says no; you can try again.',
    lose: 'Pay, but lose the connection',
    loseDetail: 'The bank says yes, and this page never hears of it.',
    cancel: 'Cancel',
    paying: 'Asking the bank…',
    lost: 'The connection is lost…',
    alreadyPaid: 'This order is paid already. Close this window to see it.',
    unreachable: 'The rehearsal bank gave no answer. Please try again.',
  };

  const styles = `
    :host { all: initial; }
    dialog { box-sizing: border-box; width: min(26rem, 100vw - 2rem); max-height: calc(100dvh - 2rem); overflow: auto;
      padding: 0; border: 0; border-radius: 16px; background: #fbf7f0; color: #241a14;
      font: 400 1rem/1.5 'Figtree Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
      box-shadow: 0 24px 64px rgb(36 26 20 / 0.32); }
    dialog::backdrop { background: rgb(36 26 20 / 0.6); }
    dialog *, dialog *::before { box-sizing: border-box; }
    .selvedge { height: 8px; background: repeating-linear-gradient(90deg, #9c2b2e 0 12px, #fbf7f0 12px 14px, #d99a2b 14px 18px, #fbf7f0 18px 20px, #2b3a67 20px 32px, #fbf7f0 32px 34px); }
    .head { display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between; padding: 1.25rem 1.5rem 0; }
    h2 { margin: 0; font-size: 1.0625rem; line-height: 1.35; font-weight: 650; overflow-wrap: anywhere; }
    .description { margin: 0.125rem 0 0; color: #665549; font-size: 0.875rem; }
    .close { flex: none; width: 44px; height: 44px; margin: -0.625rem -0.75rem 0 0; border: 0; border-radius: 50%;
      background: transparent; color: inherit; font: inherit; font-size: 1.5rem; line-height: 1; cursor: pointer; }
    .close:hover { background: #f0e7d9; }
    .amount { margin: 0; padding: 0.75rem 1.5rem 1.25rem; font-size: 2.25rem; line-height: 1.1; font-weight: 700; letter-spacing: -0.02em;
      font-variant-numeric: tabular-nums; }
    .notice { margin: 0 1.5rem 1.25rem; padding: 0.75rem 1rem; border-radius: 10px; background: #f8e6c0; color: #4a3206; font-size: 0.875rem; }
    .notice strong { display: block; font-size: 0.9375rem; }
    .choices { display: grid; gap: 0.75rem; padding: 0 1.5rem; }
    .choice { display: block; width: 100%; min-height: 52px; padding: 0.75rem 1rem; border: 1px solid #cdbda7; border-radius: 10px;
      background: #fffdf9; color: inherit; font: inherit; text-align: left; cursor: pointer; transition: border-color 140ms, background-color 140ms; }
    .choice:hover { border-color: #241a14; }
    .choice b { display: block; font-weight: 600; }
    .choice small { display: block; color: #665549; font-size: 0.8125rem; line-height: 1.4; }
    .primary { border-color: #9c2b2e; background: #9c2b2e; color: #fffdf9; text-align: center; font-size: 1.0625rem; }
    .primary:hover { border-color: #7d2024; background: #7d2024; }
    button:disabled { cursor: default; opacity: 0.55; }
    button:focus-visible { outline: 3px solid #2b3a67; outline-offset: 2px; }
    .status { min-height: 1.5rem; margin: 0.75rem 1.5rem 0; font-size: 0.9375rem; }
    .status.is-bad { color: #9c2b2e; font-weight: 600; }
    .foot { padding: 0.25rem 1.5rem 1.25rem; text-align: center; }
    .cancel { min-height: 44px; padding: 0 1rem; border: 0; border-radius: 8px; background: transparent; color: #665549; font: inherit;
      text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
    .cancel:hover { color: #241a14; }
    @media (max-width: 480px) {
      dialog { width: 100vw; max-width: 100vw; margin: auto 0 0; border-radius: 16px 16px 0 0; }
    }
    @media (prefers-reduced-motion: no-preference) {
      dialog[open] { animation: rise 200ms ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
    }
  `;

  function element(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  function choice(label, detail, isPrimary) {
    const button = element(
      'button',
      { type: 'button', className: isPrimary ? 'choice primary' : 'choice' },
      element('b', {}, label),
    );
    if (detail) button.append(element('small', {}, detail));
    return button;
  }

  /** Formats paise as rupees, like the shop. */
  function rupees(paise) {
    return `Rs. ${paise / 100}`;
  }

  async function ask(path, body) {
    const response = await fetch(new URL(path, base), {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
    if (response.status === 409) return { isPaid: true };
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}`);
    return response.json();
  }

  class Razorpay {
    #options;
    #listeners = new Map();
    #host;
    #dialog;
    #buttons = [];
    #status;
    #isBusy = false;

    constructor(options) {
      if (!options || !options.order_id) throw new Error('No key passed or no order_id');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#host) return;
      this.#build();
      document.body.append(this.#host);
      this.#dialog.showModal();
      this.#buttons[0].focus();
      ask(`orders/${encodeURIComponent(this.#options.order_id)}`).then(
        (order) => order.isPaid && this.#say(texts.alreadyPaid),
        () => this.#say(texts.unreachable, true),
      );
    }

    close() {
      if (!this.#host) return;
      this.#dialog.close();
      this.#host.remove();
      this.#host = undefined;
    }

    #dismiss() {
      if (this.#isBusy) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #build() {
      const { name = 'Your order', description, modal = {} } = this.#options;
      const amount = rupees(Number(this.#options.amount));
      const title = element('h2', { id: 'title' }, name);
      const heading = element('div', {}, title);
      if (description) heading.append(element('p', { className: 'description' }, description));
      const closeButton = element('button', { type: 'button', className: 'close' }, '×');
      closeButton.setAttribute('aria-label', 'Close the payment window');
      const pay = choice(texts.pay(amount), '', true);
      const fail = choice(texts.fail, texts.failDetail);
      const lose = choice(texts.lose, texts.loseDetail);
      const cancel = element('button', { type: 'button', className: 'cancel' }, texts.cancel);
      this.#status = element('p', { className: 'status' });
      this.#status.setAttribute('role', 'status');
      this.#dialog = element(
        'dialog',
        {},
        element('div', { className: 'selvedge' }),
        element('div', { className: 'head' }, heading, closeButton),
        element('p', { className: 'amount' }, amount),
        element('p', { className: 'notice', id: 'notice' }, element('strong', {}, texts.notice), texts.noticeDetail),
        element('div', { className: 'choices' }, pay, fail, lose),
        this.#status,
        element('div', { className: 'foot' }, cancel),
      );
      this.#dialog.setAttribute('aria-labelledby', 'title');
      this.#dialog.setAttribute('aria-describedby', 'notice');
      this.#buttons = [pay, fail, lose, cancel, closeButton];

      pay.addEventListener('click', () => this.#pay());
      fail.addEventListener('click', () => this.#fail());
      lose.addEventListener('click', () => this.#lose());
      cancel.addEventListener('click', () => this.#dismiss());
      closeButton.addEventListener('click', () => this.#dismiss());
      this.#dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (modal.escape !== false) this.#dismiss();
      });
      this.#dialog.addEventListener('click', (event) => {
        if (modal.backdropclose && event.target === this.#dialog) this.#dismiss();
      });

      this.#host = document.createElement('div');
      const root = this.#host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      root.adoptedStyleSheets = [sheet];
      root.append(this.#dialog);
    }

    #say(text, isBad = false) {
      this.#status.textContent = text;
      this.#status.classList.toggle('is-bad', isBad);
    }

    /**
     * The sandbox bank's response; undefined if there is none, which
     * the window then reports itself.
     */
    async #askBank(outcome) {
      if (this.#isBusy) return undefined;
      this.#isBusy = true;
      for (const button of this.#buttons) button.disabled = true;
      this.#say(texts.paying);
      try {
        const answer = await ask(`orders/${encodeURIComponent(this.#options.order_id)}/payments`, { outcome });
        if (!answer.isPaid) return answer;
        this.#say(texts.alreadyPaid);
      } catch {
        this.#say(texts.unreachable, true);
      } finally {
        this.#isBusy = false;
        for (const button of this.#buttons) button.disabled = false;
      }
      return undefined;
    }

    async #pay() {
      const answer = await this.#askBank('captured');
      if (!answer) return;
      if (this.#options.redirect) return this.#goBack(answer.callback);
      this.close();
      this.#options.handler?.(answer.callback);
    }

    async #fail() {
      const answer = await this.#askBank('failed');
      if (!answer) return;
      if (this.#options.redirect) {
        const { code, description, reason, metadata } = answer.error;
        return this.#goBack({
          'error[code]': code,
          'error[description]': description,
          'error[reason]': reason,
          'error[metadata]': JSON.stringify(metadata),
        });
      }
      this.#say(answer.error.description, true);
      this.#buttons[0].focus();
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: answer.error });
      if (this.#options.retry === false || this.#options.retry?.enabled === false) this.#dismiss();
    }

    /** With `redirect` the page is left by a form, as with the provider. */
    #goBack(fields) {
      const inputs = Object.entries(fields).map(([name, value]) => element('input', { type: 'hidden', name, value }));
      const form = element('form', { method: 'post', action: this.#options.callback_url }, ...inputs);
      document.body.append(form);
      form.submit();
    }

    /**
     * Simulates a lost callback: the bank has the money, and the page only sees a closed window.
     */
    async #lose() {
      const answer = await this.#askBank('captured');
      if (!answer) return;
      this.#say(texts.lost, true);
      this.#dismiss();
    }
  }

  window.Razorpay = Razorpay;
})();
