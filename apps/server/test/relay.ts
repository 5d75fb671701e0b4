import { systemClock } from '../../api/src/platform/clock.ts';
import { createPool } from '../../api/src/platform/db.ts';
import { deliver } from '../../api/src/platform/messages.ts';
import { type Listener, startRelay } from '../../api/src/platform/outbox.ts';
import { createMessenger } from '../src/messages/messenger.ts';

const { DATABASE_URL: url = '', SMTP_URL = '' } = process.env;

/** What follows inside the house: written with the message's mark, or not at all. */
const write: Listener = async (tx, { id }) => void (await tx.query('insert into effect (message) values ($1)', [id]));

// A process that hands out what waits and does nothing else, so that many can be killed at it. Whoever holds it up has patience.
const mail = { url: SMTP_URL, from: 'Tonalia <hola@tonalia.example>' };
const listeners = {
  'message.email': deliver(createMessenger({ mail, twilio: undefined }, undefined), systemClock),
  'test.happened': write,
};
const tell = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
startRelay(createPool({ url, max: 1, patience: 60_000, statementTimeout: 60_000 }), listeners, tell, { everyMs: 20 });
// A relay keeps no process alive: a server does.
setInterval(() => {}, 60_000);
