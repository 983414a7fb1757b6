/** What every table keeps beside its rules. */
import './sentences.ts';
import Kept from './Kept.svelte';
import OrderForm from './OrderForm.svelte';
import TableNotes from './TableNotes.svelte';

export { Kept, OrderForm, TableNotes };
