import { type DemoVersion, warehouseIds } from './product.ts';
import type { Random } from './random.ts';

/**
 * Units of a version in each warehouse. Bogotá has nearly everything: of every hundred versions four are sold out and
 * eight nearly so, and of plain products one in six has 5 to 15 left. The other warehouses have less.
 */
export function stockOf(random: Random, plain: boolean): DemoVersion['stock'] {
  const stock: DemoVersion['stock'] = {};
  for (const warehouse of warehouseIds) {
    const draw = random.next();
    if (warehouse === 'BOG') {
      if (draw < 0.04) continue;
      if (draw < 0.12) stock.BOG = random.whole(1, 4);
      else if (plain && draw < 0.3) stock.BOG = random.whole(5, 15);
      else stock.BOG = random.whole(16, 380);
    } else if (draw < 0.72) {
      stock[warehouse] = draw < 0.06 ? random.whole(1, 4) : random.whole(6, 140);
    }
  }
  return stock;
}
