/** Orders, and where they are kept. */
import { readFile, writeFile } from 'node:fs/promises';

export interface Order {
  id: string;
  goods: string[];
  total: number;
}

export class OrderFile {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async read(id: string): Promise<Order> {
    return JSON.parse(await readFile(`${this.folder}/${id}.json`, 'utf8')) as Order;
  }

  async write(order: Order): Promise<void> {
    await writeFile(`${this.folder}/${order.id}.json`, JSON.stringify(order));
  }
}
